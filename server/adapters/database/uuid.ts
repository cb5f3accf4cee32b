const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a row's id: PostgreSQL refuses to compare any other with one. */
export const isUuid = (text: string) => UUID.test(text);
