import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import sharp from "sharp";
import { insurers } from "../domain/quotes/demonstration/insurers.ts";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const ICON_SIZES = [180, 192, 512];
const languages = ["en", "ar"] as const;

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
const { carPictures, linkPictures } = await loadDrawings();
for (const language of languages)
  for (const [name, svg] of Object.entries(linkPictures(language)))
    await writeFile(
      at(`public/og/${name}-${language}.png`),
      await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer(),
    );

await mkdir(at("public/cars"), { recursive: true });
for (const [name, svg] of Object.entries(carPictures()))
  await writeFile(at(`public/cars/${name}.svg`), svg);

/** One file of named views is half the size of seven files. */
const HEIGHT = 54;
const marks = await Promise.all(
  insurers.map(async ({ slug }, index) => {
    const svg = await readFile(at(`public/insurers/${slug}.svg`), "utf8");
    const [, width, shapes] = /viewBox="0 0 (\d+) 54">([^]*)<\/svg>/.exec(svg) ?? [];
    if (!shapes) throw new Error(`The wordmark of ${slug} is not ${HEIGHT} high.`);
    const top = index * HEIGHT;
    const view = `<view id="${slug}" viewBox="0 ${top} ${width} ${HEIGHT}"/>`;
    return `${view}<g transform="translate(0 ${top})">${shapes}</g>`;
  }),
);
await writeFile(
  at("public/insurers/all.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 ${marks.length * HEIGHT}">${marks.join("")}</svg>`,
);
console.log("public/icons, public/og, public/cars, public/insurers/all.svg");
