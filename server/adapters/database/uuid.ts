const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL refuses to compare any other text with an id. */
export const isUuid = (text: string) => UUID.test(text);
