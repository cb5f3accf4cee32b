import { expect, it } from "vitest";
import { breadcrumbs, questions } from "./structured-data.ts";

it("lists the breadcrumbs of a page in order", () => {
  const way = breadcrumbs(
    [
      { name: "Home", path: "/" },
      { name: "Car insurance", path: "/carinsurance" },
    ],
    (path) => `https://mizalla.example${path}`,
  );
  expect(way["itemListElement"]).toMatchObject([
    { position: 1, name: "Home", item: "https://mizalla.example/" },
    { position: 2, name: "Car insurance", item: "https://mizalla.example/carinsurance" },
  ]);
});

it("lists questions with their answers", () => {
  expect(questions([{ question: "How?", answer: "So." }])).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "How?", acceptedAnswer: { text: "So." } }],
  });
});
