/** The part of react-i18next that pages need: see i18next.ts. */
import { createContext, createElement, type ReactNode, useContext, useMemo } from "react";
import type { Instance } from "./i18next.ts";

const I18n = createContext<Instance | undefined>(undefined);

let current: Instance | undefined;

export const initReactI18next = {
  init: (instance: Instance) => {
    current = instance;
  },
};

export const getI18n = () => current;

export const I18nextProvider = (props: { i18n: Instance; children: ReactNode }) =>
  createElement(I18n, { value: props.i18n }, props.children);

export const useTranslation = (ns?: string | readonly string[]) => {
  const i18n = useContext(I18n);
  if (!i18n) throw new Error("There are no texts here: a provider is missing.");
  const areas = ns && String(ns);

  const t = useMemo<Instance["t"]>(
    () => (key, options) => i18n.t(key, { ...(areas && { ns: areas.split(",") }), ...options }),
    [i18n, areas],
  );
  return { t, i18n };
};
