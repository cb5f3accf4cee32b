import { matchesGlob, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

type Chunk = {
  name: string;
  holds: readonly string[];
  except?: readonly string[];
  /** How many pages have to need a module before it leaves theirs. */
  sharedBy?: number;
  priority: number;
};

/**
 * Which modules share a file in the browser, the first match wins. Left to itself the bundler makes a
 * file of every shared module: 28 requests for the vehicle form, 20 with this table. Only files
 * directly in `contract/` are here: the calls of its folders belong to the pages that make them, and
 * those of the staff must not reach customers.
 */
export const chunks: readonly Chunk[] = [
  {
    name: "framework",
    holds: ["node_modules/{react,react-dom,scheduler,react-router}/**"],
    priority: 2,
  },
  {
    name: "shared",
    holds: ["web/{ui,i18n,api}/**", "contract/*", "domain/*", "domain/{leads,support}/**"],
    // What is large, and what only some pages need: react-hook-form comes with use-rules-form.
    except: [
      "web/ui/{drawings,plate}/**",
      "web/ui/{use-rules-form,password-input}.*",
      "contract/{default-navigation,page-paths}.ts",
      "domain/{calendar-day,ways-of-buying}.ts",
      "web/api/upload.ts",
      "web/ui/use-back-from-cache.ts",
    ],
    sharedBy: 3,
    priority: 1,
  },
  {
    // What the purchase and the profile know about cars and covers; the login page needs none of it.
    name: "insurance",
    holds: [
      "domain/{vehicle,purchase,quotes,documents,requests}/**",
      "domain/{calendar-day,ways-of-buying}.ts",
      "contract/page-paths.ts",
      "web/api/upload.ts",
      "web/ui/use-back-from-cache.ts",
    ],
    // As large as all the others; it waits until somebody chooses a make.
    except: ["domain/vehicle/makes.ts", "domain/quotes/cover.ts"],
    sharedBy: 3,
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
    ],
    sharedBy: 3,
    priority: 1,
  },
  {
    // What the quotes share with what is opened from them.
    name: "covers",
    holds: [
      "web/purchase/quotes/{cover-lines,cover-value,compared,lead-skeleton}.*",
      "domain/quotes/cover.ts",
    ],
    sharedBy: 2,
    // After those above: it must not take along what it imports of theirs.
    priority: 0,
  },
  {
    // What stands around every live page: alone each would be a request, and compress badly.
    name: "around",
    holds: ["web/root.tsx", "web/shell/*"],
    except: ["web/shell/{en,ar,live,still,all-pages}.*"],
    sharedBy: 2,
    priority: 1,
  },
];

const PRELOAD_HELPER = "\0vite/preload-helper.js";

/** The chunk a module belongs to, undefined where it stays with the pages that need it. */
export const chunkOf = (id: string): string | undefined => {
  if (id === PRELOAD_HELPER) return "shared";
  const path = relative(root, id.replace(/\?.*$/, ""));
  const isIn = (globs: readonly string[] = []) => globs.some((glob) => matchesGlob(path, glob));
  return chunks.find(({ holds, except }) => isIn(holds) && !isIn(except))?.name;
};

/** The table as the bundler's groups. */
export const chunkGroups = chunks.map(({ name, sharedBy, priority }) => ({
  name,
  priority,
  test: (id: string) => chunkOf(id) === name,
  ...(sharedBy !== undefined && { minShareCount: sharedBy }),
}));
