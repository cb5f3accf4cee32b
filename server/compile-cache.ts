import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Our own folder: others could write code into the system's folder for temporary files.
enableCompileCache(fileURLToPath(new URL("../build/compile-cache", import.meta.url)));
