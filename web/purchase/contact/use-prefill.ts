import { useEffect, useState } from "react";
import { whoAmI } from "../../../contract/accounts.ts";
import {
  contactPhoneProblem,
  DEFAULT_COUNTRY_CODE,
} from "../../../domain/contact/contact-rules.ts";
import { contactNameProblem } from "../../../domain/contact/full-name.ts";
import { call } from "../../api/client.ts";
import { looksSignedIn } from "../choice/login-first.ts";
import { loadUserInfo, type UserInfo } from "../draft/user-info.ts";

const emptyInfo: UserInfo = {
  username: "",
  email: "",
  phonenumber: "",
  countryCode: DEFAULT_COUNTRY_CODE,
};

/** Answers as entered before or as the account says; undefined while that is being read. */
export function usePrefill(): UserInfo | undefined {
  const [info, setInfo] = useState<UserInfo>();

  useEffect(() => {
    let left = false;
    void readInfo().then((read) => left || setInfo(read));
    return () => {
      left = true;
    };
  }, []);

  return info;
}

async function readInfo(): Promise<UserInfo> {
  const entered = loadUserInfo();
  if (entered) return entered;
  if (!looksSignedIn()) return emptyInfo;

  const answer = await call(whoAmI);
  if (answer.code !== 200) return emptyInfo;
  const { username, email, phonenumber } = answer.data.user;
  return {
    ...emptyInfo,
    email,
    // A username need not be a person's name; a wrong one would have to be corrected.
    username: contactNameProblem(username) ? "" : username,
    phonenumber: contactPhoneProblem(phonenumber) ? "" : phonenumber,
  };
}
