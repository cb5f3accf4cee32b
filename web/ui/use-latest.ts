import { useLayoutEffect, useRef } from "react";

/** The value of the newest render, for work that began in an earlier one. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
