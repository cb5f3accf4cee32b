import { inOwnProcess } from "./own-process.ts";

/**
 * Not in our process: there sharp refuses all but JPEG and PNG, so that no upload reaches another
 * decoder (ruling D1), and that holds for the whole process.
 */
export const svgToPng = (svg: string): Promise<Buffer> =>
  inOwnProcess("svg-to-png-process.ts", svg, {
    timeout: 20_000,
    stderr: "inherit",
    env: process.env,
  });

/**
 * As large as it is needed, whatever size it gives itself. Its process learns no setting of ours.
 * @throws where it takes too long or too much
 */
export const uploadedSvgToPng = (svg: string): Promise<Buffer> =>
  inOwnProcess("uploaded-svg-process.ts", svg, { timeout: 15_000, stderr: "ignore", env: {} });
