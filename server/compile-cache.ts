import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// In our own folder: into the system's folder for temporary files others could write code.
enableCompileCache(fileURLToPath(new URL("../build/compile-cache", import.meta.url)));
