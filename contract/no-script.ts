/** Sent by a form of a browser that runs no script: the server answers the rest of the query. */
export const noScript = { name: "script", value: "off" } as const;
