/** The address without another's origin and without empty parts, which as "//x" would be a host. */
export const plainAddress = (address: string) => {
  const [path = "", ...query] = address.replace(/^[a-z]+:\/\/[^/?]*/i, "").split("?");
  return [`/${path}`.replace(/[/\\]+/g, "/"), ...query].join("?");
};
