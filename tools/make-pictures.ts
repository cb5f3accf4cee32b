// Makes the pictures that other programs want as PNG: icons for home screens, and what other sites
// show with a link to us (Open Graph), in both languages. From the site's own drawings; none in git.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import sharp from "sharp";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const ICON_SIZES = [180, 192, 512];
const languages = ["en", "ar"] as const;

/** The drawings are React components; a small bundle lets Node draw them. */
const loadDrawings = async () => {
  const bundle = await rolldown({ input: at("tools/link-pictures.tsx"), platform: "node" });
  const file = at("build/link-pictures/link-pictures.mjs");
  await bundle.write({ file, format: "esm" });
  await bundle.close();
  return (await import(pathToFileURL(file).href)) as typeof import("./link-pictures.tsx");
};

await mkdir(at("public/icons"), { recursive: true });
const icon = await readFile(at("public/icon.svg"));
for (const size of ICON_SIZES)
  await writeFile(
    at(`public/icons/icon-${size}.png`),
    await sharp(icon, { density: 600 }).resize(size, size).png().toBuffer(),
  );

await mkdir(at("public/og"), { recursive: true });
const { linkPictures } = await loadDrawings();
for (const language of languages)
  for (const [name, svg] of Object.entries(linkPictures(language)))
    await writeFile(
      at(`public/og/${name}-${language}.png`),
      await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer(),
    );
console.log("public/icons, public/og");
