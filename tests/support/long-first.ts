import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files that take long: begun last, each would leave the other workers waiting for it. */
const long = ["tests/reliability/drill.test.ts"];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((path) => moduleId.endsWith(path));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
