/** Calls with each line of an answer as it comes. Rejects without a network. */
export async function readLines(
  body: ReadableStream<BufferSource>,
  onLine: (line: string) => void,
) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  }
  if (rest !== "") onLine(rest);
}
