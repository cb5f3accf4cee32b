import type { CSSProperties } from "react";

/** Inline styles in the site's colours: most mail programs read nothing else. Fonts are those every machine has. */
export const styles = {
  body: {
    backgroundColor: "#f8f0e2",
    color: "#12332a",
    fontFamily: "Tahoma, Arial, sans-serif",
    margin: 0,
    padding: "24px 0",
  },
  container: {
    backgroundColor: "#ffffff",
    borderRadius: "12px",
    maxWidth: "560px",
    padding: "24px 32px",
  },
  section: { margin: "16px 0" },
  text: { fontSize: "16px", lineHeight: "26px", margin: "12px 0" },
  small: { color: "#4c5f56", fontSize: "13px", lineHeight: "20px", margin: "8px 0" },
  link: { color: "#17493c" },
  code: {
    fontSize: "32px",
    fontWeight: 700,
    letterSpacing: "6px",
    lineHeight: "40px",
    margin: "20px 0",
    textAlign: "center",
  },
  button: {
    backgroundColor: "#17493c",
    borderRadius: "8px",
    color: "#fffbf3",
    display: "inline-block",
    fontSize: "16px",
    fontWeight: 700,
    padding: "12px 24px",
    textDecoration: "none",
  },
  facts: { borderCollapse: "collapse", margin: "12px 0", width: "100%" },
  factLabel: {
    color: "#4c5f56",
    fontSize: "14px",
    fontWeight: 400,
    padding: "6px 0",
    textAlign: "inherit",
  },
  factValue: { fontSize: "15px", fontWeight: 700, padding: "6px 12px", textAlign: "inherit" },
  rule: { borderColor: "#e6d9c1", margin: "24px 0 12px" },
} satisfies Record<string, CSSProperties>;
