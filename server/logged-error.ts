const MAX_MESSAGE = 200;
const MAX_FRAMES = 11;

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "";
  return "code" in error ? String(error.code) : codeOf(error.cause);
};

/**
 * What of an error may be written down. A database error repeats its parameters in the later lines
 * of message and stack, and its cause may repeat a value: of the cause only the code is kept.
 */
export const loggedError = (error: unknown) => {
  const { name, message, stack } = error instanceof Error ? error : new Error("no error");
  return {
    type: name,
    code: codeOf(error),
    message: message.split("\n")[0]?.slice(0, MAX_MESSAGE) ?? "",
    stack:
      stack
        ?.match(/^\s+at .+$/gm)
        ?.slice(0, MAX_FRAMES)
        .join("\n") ?? "",
  };
};
