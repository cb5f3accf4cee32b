import type { FastifyInstance } from "fastify";
import type { SiteChanges } from "../../site-changes.ts";
import {
  addFiles,
  type Installation,
  loadBuild,
  rendererOf,
  type Settle,
  settleOf,
} from "./built-pages.ts";
import type { Load } from "../load.ts";
import { addOfficeFiles, addOfficePages, builtOfficeFiles } from "./office-pages.ts";
import { addPages } from "./pages.ts";

export const openPages = async (
  app: FastifyInstance,
  options: {
    load: Load;
    publicUrl: string;
    gatewayOrigin: string;
    isSecure: boolean;
    isDevelopment: boolean;
    changes: SiteChanges;
    brand: { alsoIn: (settle: Settle) => Promise<void> };
    installation: Omit<Installation, "gatewayOrigin">;
  },
) => {
  const { isDevelopment, installation: facts, brand, ...given } = options;
  const rest = { ...given, chatOrigin: facts.chatWidget && new URL(facts.chatWidget).origin };
  const installation = { ...facts, gatewayOrigin: rest.gatewayOrigin };
  if (isDevelopment) {
    const { addDevelopment, developmentOfficeFiles } = await import("./development.ts");
    await addOfficePages(app, developmentOfficeFiles, { ...rest, isBuilt: false });
    return addPages(app, {
      ...rest,
      render: await addDevelopment(app, installation, brand),
      isBuilt: false,
    });
  }
  await addFiles(app);
  await addOfficeFiles(app);
  await addOfficePages(app, await builtOfficeFiles(), { ...rest, isBuilt: true });
  const build = await loadBuild();
  await brand.alsoIn(settleOf(build));
  return addPages(app, { ...rest, render: rendererOf(build, installation), isBuilt: true });
};
