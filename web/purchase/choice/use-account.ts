import { whoAmI, type User } from "../../../contract/accounts.ts";
import { call } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";

export type Account =
  | { state: "loading" }
  | { state: "known"; user: User }
  | { state: "loginFirst" }
  | { state: "failed" };

export function useAccount(): [account: Account, retry: () => void] {
  const { body, failure, isLoading, reload } = useRead(call, whoAmI, {});

  const account = (): Account => {
    if (body) return { state: "known", user: body.user };
    if (isLoading) return { state: "loading" };
    return { state: failure?.code === 401 ? "loginFirst" : "failed" };
  };
  return [account(), () => void reload()];
}
