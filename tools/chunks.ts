import { matchesGlob, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

type Chunk = {
  name: string;
  holds: readonly string[];
  except?: readonly string[];
  sharedBy?: number;
  priority: number;
};

// First match wins: 20 requests for the vehicle form instead of 28. Only files directly in
// `contract/`: calls belong to their pages, and staff calls must not reach customers.
const chunks: readonly Chunk[] = [
  {
    name: "framework",
    holds: ["node_modules/{react,react-dom,scheduler,react-router}/**"],
    priority: 2,
  },
  {
    name: "shared",
    holds: [
      "web/{ui,i18n,api}/**",
      "web/shell/device/*",
      "contract/*",
      "domain/*",
      "domain/{contact,support}/**",
      // The chosen quote also stands on the account's pages, which need nothing else of a purchase.
      "domain/purchase/{chosen-quote,quote-of-purchase,purchase-keys}.ts",
      "domain/quotes/package-kinds.ts",
    ],
    // Large, or for some pages only.
    except: [
      "web/ui/{drawings,plate}/**",
      // Only for still pages.
      "web/ui/radio-tabs.tsx",
      "web/ui/{use-rules-form,control-values,password-input,use-wide,request-state-tones}.*",
      "web/ui/{progress,stepper,checkbox,dialog}.tsx",
      "web/i18n/{with-texts,weekday,weekday-names,list-parts}.ts",
      "web/ui/use-now.ts",
      "contract/{default-navigation,document-requests,hours,moved-by,no-script,offer-promise,offers,page-paths,policies,refunds}.ts",
      "domain/{calendar-day,near-day,ways-of-buying}.ts",
      "web/api/{is-good,known-problem,upload,use-newest,use-read,use-write}.ts",
      "web/ui/{use-back-from-cache,use-refresh}.ts",
    ],
    sharedBy: 3,
    priority: 1,
  },
  {
    name: "insurance",
    holds: [
      "domain/{vehicle,purchase,quotes,documents,requests}/**",
      "domain/{calendar-day,ways-of-buying}.ts",
      "contract/page-paths.ts",
      "web/api/{known-problem,upload}.ts",
      "web/ui/use-back-from-cache.ts",
      "web/i18n/with-texts.ts",
      "web/shell/{comes-later,part-failed}.tsx",
      "web/prices/insurer-logo.tsx",
    ],
    except: [
      // The makes are as large as all the others; they wait until somebody chooses one.
      "domain/vehicle/makes.ts",
      "domain/quotes/cover.ts",
      // Only for what opens when touched: the ledger, who pays what.
      "domain/quotes/scenarios/**",
      "domain/quotes/{ledger,lines-by-law,quote-cover,rating-facts,risk}.ts",
      "domain/quotes/{insurer-quality,is-covered}.ts",
      "domain/purchase/risk-of-draft.ts",
      "domain/quotes/parts-of-price.ts",
      // Only for pages after the quotes.
      "domain/requests/**",
      "domain/purchase/{fit-check,fit-answers,api-answer-fields}.ts",
      "domain/documents/{borrowed-documents,document-fields}.ts",
      // Only for the quotes' details and what an ended policy pays back.
      "domain/quotes/{refund,refund-scale}.ts",
      // Only for the quotes.
      "domain/purchase/contradiction.ts",
      "domain/quotes/possible-inputs.ts",
      "domain/vehicle/driving-years.ts",
    ],
    sharedBy: 3,
    priority: 1,
  },
  {
    // A few lines each: alone every one would be a request.
    name: "asking",
    holds: ["web/api/{is-good,use-newest,use-read,use-write}.ts", "web/shell/later-part.tsx"],
    sharedBy: 2,
    priority: 1,
  },
  {
    name: "purchase",
    holds: ["web/purchase/{draft,editing,choice,later,steps}/*"],
    except: [
      "web/purchase/draft/{en,ar}.ts",
      "web/purchase/editing/{en,ar}.ts",
      // Copies to and from the account: only the vehicle form and what is opened later need them.
      "web/purchase/draft/account-copy.ts",
      // Below.
      "web/purchase/draft/{pictures,documents-on-file,input-fields,user-info,full-name,next-page}.ts",
      "web/purchase/editing/edited-request.ts",
      "web/purchase/{choice/use-account,later/fetch-all-texts,later/fetch-form-texts}.ts",
      "web/purchase/choice/before-and-now.tsx",
      // Drawn by the pages after the vehicle form, which has plates of its own.
      "web/purchase/choice/{one-plate,paper-rows,vehicle-rows,vehicle-words}.*",
    ],
    sharedBy: 3,
    priority: 1,
  },
  {
    // What the pages with questions share; the quotes need none of it.
    name: "questions",
    holds: [
      "web/purchase/draft/{pictures,documents-on-file,input-fields,user-info,full-name,next-page}.ts",
      "web/purchase/editing/edited-request.ts",
      "web/purchase/{choice/use-account,later/fetch-all-texts,later/fetch-form-texts}.ts",
    ],
    sharedBy: 2,
    priority: 1,
  },
  {
    // A plan's card, at quotes and at offers, and what explains its price there and to those who pay.
    name: "cards",
    holds: [
      "web/prices/card/{card-cells,month-price,quality-line,sold}.*",
      "web/prices/cover/with-cover-texts.ts",
      "web/prices/{fetch-price-texts,use-input-words,use-value-decides}.*",
      "domain/quotes/parts-of-price.ts",
    ],
    sharedBy: 2,
    priority: 0,
  },
  {
    // What the quotes share with what is opened from them.
    name: "covers",
    holds: [
      "web/purchase/quotes/{lead-skeleton,narrowing}.*",
      "web/purchase/quotes/{sharpening,use-today,with-compare-texts,with-lead-texts}.*",
      "web/ui/use-wide.ts",
    ],
    sharedBy: 2,
    // Ranks after those above: it must not take along what it imports of theirs.
    priority: 0,
  },
  {
    // Said in place of quotes: alone each would be a request.
    name: "empty",
    holds: [
      "web/purchase/quotes/{no-quotes,none-sold,nothing-left,below-heading,declined-quotes}.tsx",
    ],
    sharedBy: 1,
    priority: 1,
  },
  {
    // On few pages, yet more than one.
    name: "checkbox",
    holds: ["web/ui/checkbox.tsx"],
    priority: 1,
  },
  {
    // What is opened at a plan: alone each would be a request.
    name: "opened",
    holds: [
      "web/prices/cover/{cancel-rules,cover-lines,cover-value,detail-lines,plan-details,price-in-parts}.*",
      "web/prices/quality/*",
      "domain/quotes/{cover,insurer-quality,is-covered,refund-scale}.ts",
    ],
    sharedBy: 2,
    priority: 0,
  },
  {
    // What stands around every live page: alone each would be a request, and compress badly.
    name: "around",
    holds: ["web/root.tsx", "web/shell/*", "web/shell/device/storage.ts"],
    except: ["web/shell/{en,ar,live,still,all-pages,comes-later,part-failed,later-part}.*"],
    sharedBy: 2,
    priority: 1,
  },
];

const PRELOAD_HELPER = "\0vite/preload-helper.js";

export const chunkOf = (id: string): string | undefined => {
  if (id === PRELOAD_HELPER) return "shared";
  const path = relative(root, id.replace(/\?.*$/, ""));
  const isIn = (globs: readonly string[] = []) => globs.some((glob) => matchesGlob(path, glob));
  return chunks.find(({ holds, except }) => isIn(holds) && !isIn(except))?.name;
};

export const chunkGlobs = chunks.flatMap(({ holds, except = [] }) => [...holds, ...except]);

export const chunkGroups = chunks.map(({ name, sharedBy, priority }) => ({
  name,
  priority,
  test: (id: string) => chunkOf(id) === name,
  ...(sharedBy !== undefined && { minShareCount: sharedBy }),
}));
