import { brand } from "../../../brand.ts";

export const loader = () =>
  Response.json(
    {
      name: `${brand.name.en} · ${brand.name.ar}`,
      short_name: brand.name.en,
      start_url: "/",
      display: "browser",
      background_color: "#f8efe0",
      theme_color: "#0e3329",
      icons: [
        { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    { headers: { "content-type": "application/manifest+json" } },
  );
