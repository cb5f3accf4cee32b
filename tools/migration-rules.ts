import { readFile } from "node:fs/promises";
import { parse } from "libpg-query";

export type Problem = { statement: string; rule: string };

/** A node of PostgreSQL's own parse tree: its name is the only key. */
type Tree = Record<string, unknown>;

const partOf = (tree: unknown, key: string): unknown =>
  typeof tree === "object" && tree !== null ? (tree as Tree)[key] : undefined;
const listOf = (tree: unknown, key: string): unknown[] => {
  const list = partOf(tree, key);
  return Array.isArray(list) ? list : [];
};
const tableOf = (statement: unknown) => partOf(partOf(statement, "relation"), "relname");

/** Waits for all who read, for as long as it takes to read all rows. */
const ruleOfConstraint = (constraint: unknown): string | undefined => {
  switch (partOf(constraint, "contype")) {
    case "CONSTR_FOREIGN":
    case "CONSTR_CHECK":
      return partOf(constraint, "skip_validation") ? undefined : "constraint-without-not-valid";
    default:
      return partOf(constraint, "indexname") ? undefined : "constraint-without-its-index";
  }
};

const ruleOfColumn = (column: unknown): string | undefined => {
  const constraints = listOf(column, "constraints").map((one) => partOf(one, "Constraint"));
  const ofType = (type: string) => constraints.find((one) => partOf(one, "contype") === type);
  const known = ["CONSTR_DEFAULT", "CONSTR_NOTNULL", "CONSTR_NULL"];
  if (constraints.some((one) => !known.includes(String(partOf(one, "contype")))))
    return "column-with-constraint";
  const value = partOf(ofType("CONSTR_DEFAULT"), "raw_expr");
  if (ofType("CONSTR_NOTNULL") && value === undefined) return "column-without-default";
  // One for each row would write the whole table anew.
  const isNow = JSON.stringify(value ?? "").includes('"now"');
  return JSON.stringify(value ?? "").includes("FuncCall") && !isNow
    ? "default-for-each-row"
    : undefined;
};

const ruleOfChange = (change: unknown): string | undefined => {
  const definition = partOf(change, "def");
  switch (partOf(change, "subtype")) {
    case "AT_AddColumn":
      return ruleOfColumn(partOf(definition, "ColumnDef"));
    case "AT_AddConstraint":
      return ruleOfConstraint(partOf(definition, "Constraint"));
    case "AT_DropColumn":
      return "column-dropped";
    case "AT_AlterColumnType":
      return "column-type-changed";
    case "AT_SetNotNull":
      return "not-null-reads-all-rows";
    case "AT_ValidateConstraint":
    case "AT_ColumnDefault":
    case "AT_DropNotNull":
    case "AT_DropConstraint":
    case "AT_EnableAlwaysTrig":
      return undefined;
    default:
      return "not-known";
  }
};

/** The rule that a statement breaks. What is not known breaks one, too. */
const rulesOf: Record<string, (statement: unknown) => (string | undefined)[]> = {
  AlterTableStmt: (statement) =>
    listOf(statement, "cmds").map((one) => ruleOfChange(partOf(one, "AlterTableCmd"))),
  IndexStmt: (statement) => [
    partOf(statement, "concurrent") ? undefined : "index-without-concurrently",
  ],
  RenameStmt: () => ["renamed"],
  DropStmt: (statement) => {
    const isIndex = partOf(statement, "removeType") === "OBJECT_INDEX";
    return [isIndex && partOf(statement, "concurrent") ? undefined : "dropped"];
  },
  // Rows are filled by jobs, in batches: one statement would lock and bloat a large table.
  UpdateStmt: () => ["backfill"],
  DeleteStmt: () => ["backfill"],
  InsertStmt: () => ["backfill"],
  TruncateStmt: () => ["backfill"],
  CreateStmt: () => [],
  CreateFunctionStmt: () => [],
  CreateTrigStmt: () => [],
  CommentStmt: () => [],
};

/** Nobody reads a new table yet. */
const onNewTables = ["AlterTableStmt", "IndexStmt"];

/**
 * What would hold up a product that serves while this migration runs, or take away what the release
 * before it reads (docs/decisions/0039). `-- allowed <rule>: <reason>` lets one statement pass.
 */
export const problemsOf = async (path: string): Promise<Problem[]> => {
  const text = await readFile(path, "utf8");
  const fresh = new Set<unknown>();
  const problems: Problem[] = [];
  for (const statement of text.split("--> statement-breakpoint")) {
    const { stmts = [] } = await parse(statement);
    for (const { stmt } of stmts) {
      const [kind = "", tree] = Object.entries(stmt ?? {})[0] ?? [];
      if (kind === "CreateStmt") fresh.add(tableOf(tree));
      if (onNewTables.includes(kind) && fresh.has(tableOf(tree))) continue;
      const broken = rulesOf[kind]?.(tree) ?? ["not-known"];
      for (const rule of broken)
        if (rule && !statement.includes(`-- allowed ${rule}:`))
          problems.push({ statement: statement.trim(), rule });
    }
  }
  return problems;
};
