/** node shots.tmp.mts <fixture.json> <outdir> <prefix> [request|quotes|weigh] [kinds...] */
import { readFileSync, mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
const [fixture = "", out = "", prefix = "", what = "request", ...kinds] = process.argv.slice(2);
const data = JSON.parse(readFileSync(fixture, "utf8")) as any;
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const sizes: [number, number][] = [[390, 844], [844, 390], [768, 1024], [1440, 900]];
const open = async (language: "en" | "ar", [width, height]: [number, number], kind?: string) => {
  const context = await browser.newContext({ viewport: { width, height }, locale: language === "ar" ? "ar-AE" : "en-AE", timezoneId: "Asia/Dubai", reducedMotion: "reduce" });
  if (kind) {
    const { email, password } = data[kind];
    const a = await context.request.post(`${data.address}/api/users/login`, { data: { email, password }, headers: { origin: data.address } });
    if (a.status() !== 200) throw new Error("login " + a.status());
  }
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERROR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log("CONSOLE", m.text()));
  return { context, page };
};
const prefixOf = (l: string) => (l === "ar" ? "/ar" : "");
const draft = { type: "renew", emirate: "dubai", plateCode: "A", plateNumber: "12345", cylinderType: "4", carType: "saloon", carOrigin: "khaleegy" };
const keep = (page: any) => page.addInitScript((d: any) => localStorage.setItem("insuranceFormData", JSON.stringify(d)), draft);
if (what === "request") {
  for (const kind of kinds.length ? kinds : ["plans"]) for (const l of ["en", "ar"] as const) for (const s of sizes) {
    const { context, page } = await open(l, s, kind);
    await page.goto(`${data.address}${prefixOf(l)}/profile/requests/${data[kind].id}`, { waitUntil: "networkidle" });
    await page.waitForTimeout(400);
    const shift = await page.evaluate(() => new Promise((r) => { const o = new PerformanceObserver(() => {}); o.observe({ type: "layout-shift", buffered: true }); setTimeout(() => r(o.takeRecords().reduce((n: number, e: any) => n + e.value, 0)), 100); }));
    console.log(kind, l, s.join("x"), "CLS", shift, "overflow", await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
    await page.screenshot({ path: `${out}/${prefix}${kind}-${l}-${s[0]}.png`, fullPage: true });
    await context.close();
  }
}
if (what === "quotes") {
  for (const l of ["en", "ar"] as const) for (const s of sizes) {
    const { context, page } = await open(l, s);
    await keep(page);
    await page.goto(`${data.address}${prefixOf(l)}/packages`, { waitUntil: "networkidle" });
    await page.locator(".quote-card").first().waitFor();
    await page.screenshot({ path: `${out}/${prefix}quotes-${l}-${s[0]}.png` });
    const cards = page.locator(".quote-card");
    await cards.nth(0).locator(".quote-foot button").click();
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: `${out}/${prefix}quotes-details-${l}-${s[0]}.png`, fullPage: true });
    for (const i of [0, 1, 2]) await cards.nth(i).locator(".quote-compare").click();
    await page.locator("[data-compare-tray]").waitFor();
    await page.locator("[data-compare-tray] .btn").last().click();
    await page.locator("dialog[open]").waitFor();
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: `${out}/${prefix}quotes-compare-${l}-${s[0]}.png` });
    await context.close();
  }
}
if (what === "weigh") {
  const br = new Map<string, number>();
  for (const l of ["en", "ar"] as const) for (const [place, s] of [["/packages", [390, 844]], ["/packages", [1440, 900]], ["request", [390, 844]], ["/profile", [390, 844]], ["/vehicle-insurance", [390, 844]], ["/login", [390, 844]], ["/check-answers", [390, 844]], ["/signup", [390, 844]]] as const) {
    const { context, page } = await open(l, s as any, place === "request" || place === "/profile" ? "plans" : undefined);
    if (place === "/packages" || place === "/check-answers") await keep(page);
    const fetched = new Set<string>(); const css = new Set<string>();
    page.on("request", (r) => { const p = new URL(r.url()).pathname; if (p.endsWith(".js")) fetched.add(p); if (p.endsWith(".css")) css.add(p); });
    const path = place === "request" ? `/profile/requests/${data.plans.id}` : place;
    await page.goto(`${data.address}${prefixOf(l)}${path}`, { waitUntil: "networkidle" });
    await page.waitForTimeout(800);
    const sum = async (set: Set<string>) => { let total = 0; for (const p of set) { if (!br.has(p)) { const a = await fetch(data.address + p, { headers: { "accept-encoding": "br" } }); br.set(p, Number(a.headers.get("content-length"))); await a.body?.cancel(); } total += br.get(p) ?? 0; } return total; };
    console.log(l, place, s[0], "js", (await sum(fetched)) / 1000, "kB in", fetched.size, "css", (await sum(css)) / 1000);
    if (process.env["LIST"] === place) for (const p of fetched) console.log("   ", p, br.get(p));
    await context.close();
  }
}
await browser.close();
