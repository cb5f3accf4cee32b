/** Leaves out another origin and empty parts: "//x" would be a host. */
export const plainAddress = (address: string) => {
  const [path = "", ...query] = address.replace(/^[a-z]+:\/\/[^/?]*/i, "").split("?");
  return [`/${path}`.replace(/[/\\]+/g, "/"), ...query].join("?");
};
