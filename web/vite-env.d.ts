declare module "*?fetched-script" {
  const address: string;
  export default address;
}

declare module "*?inline-script" {
  const code: string;
  export default code;
}

declare module "virtual:text-files" {
  const textFiles: Readonly<Record<string, readonly string[]>>;
  export default textFiles;
}
