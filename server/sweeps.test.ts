import { expect, it, vi } from "vitest";
import { runSweeps } from "./sweeps.ts";

it("a sweep that fails starves none of those after it, and is named", async () => {
  const ran: string[] = [];
  const error = vi.fn<(...line: unknown[]) => void>();
  const running = runSweeps(
    [
      { name: "drafts", run: async () => ran.push("drafts") },
      { name: "files", run: () => Promise.reject(new Error("the bucket does not answer")) },
      { name: "sessions", run: async () => ran.push("sessions") },
    ],
    { error },
  );
  await expect(running).rejects.toThrow("These sweeps failed: files");
  expect(ran).toEqual(["drafts", "sessions"]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ sweep: "files" }),
    "a sweep failed",
  );
});
