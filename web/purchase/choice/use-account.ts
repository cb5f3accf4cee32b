import { useEffect, useState } from "react";
import { whoAmI, type User } from "../../../contract/accounts.ts";
import { call } from "../../api/client.ts";

export type Account =
  | { state: "loading" }
  | { state: "known"; user: User }
  | { state: "loginFirst" }
  | { state: "failed" };

export function useAccount(): [account: Account, retry: () => void] {
  const [account, setAccount] = useState<Account>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    void readAccount().then((answer) => left || setAccount(answer));
    return () => {
      left = true;
    };
  }, [attempt]);

  const retry = () => {
    setAccount({ state: "loading" });
    setAttempt(attempt + 1);
  };
  return [account, retry];
}

async function readAccount(): Promise<Account> {
  try {
    const answer = await call(whoAmI);
    if (answer.code === 200) return { state: "known", user: answer.data.user };
    return { state: answer.code === 401 ? "loginFirst" : "failed" };
  } catch {
    return { state: "failed" };
  }
}
