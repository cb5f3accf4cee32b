import { useLayoutEffect, useRef } from "react";

/** The value of the newest render, for work that began at an earlier one: after a wait, in a timer. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
