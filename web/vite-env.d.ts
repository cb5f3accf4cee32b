declare module "*?fetched-script" {
  const address: string;
  export default address;
}

declare module "*?inline-script" {
  const code: string;
  export default code;
}
