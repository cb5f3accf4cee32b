import { directionOfValue, type Part } from "../../shell/chat/words.ts";

export const Words = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      <bdi key={index} dir={directionOfValue(part.value)}>
        {part.value}
      </bdi>
    ),
  );
