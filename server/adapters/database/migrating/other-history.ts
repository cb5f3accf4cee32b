/**
 * The migrations that made the database are not those of this program, or some are missing; the
 * message says in one line what to do. Nothing in the database was changed.
 */
export class OtherHistory extends Error {}

/** A lock or a right that migrating needs was not to be had; the message says in one line what to do. */
export class CannotMigrate extends Error {}
