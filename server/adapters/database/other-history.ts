/** The database was made by migrations that this program does not have; nothing in it was changed. */
export class OtherHistory extends Error {}
