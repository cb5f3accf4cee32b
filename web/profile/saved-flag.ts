const NAME = "profileSaved";
const SECONDS = 20;

const write = (maxAge: number) => {
  document.cookie = `${NAME}=1; path=/; max-age=${maxAge}; samesite=lax`;
};

/** A cookie that survives the reload after a save. */
export const savedFlag = {
  raise: () => write(SECONDS),
  lower: () => write(0),
  isIn: (cookies: string) => cookies.split(/;\s*/).includes(`${NAME}=1`),
};
