import { useState } from "react";
import {
  csvCalls,
  type CsvImported,
  type CsvKind,
  type CsvLine,
  type CsvPreview,
  type CsvProgress,
} from "../../../../contract/office/insurance/csv.ts";
import type { Failure } from "../../../api/use-write.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { readLines } from "../../kit/csv/read-lines.ts";

type Held = { name: string; text: string };

const unreachable: Failure = { code: "unreachable", data: {} };

/** A file that was chosen: how far its check is, what it would change, and what it made. */
export function useCsvFile(kind: CsvKind, onImported: () => void) {
  const { ask, send } = useSession();
  const problemOf = useProblem();
  const newest = useNewest();
  const [file, setFile] = useState<Held>();
  const [progress, setProgress] = useState<CsvProgress>();
  const [preview, setPreview] = useState<CsvPreview>();
  const [imported, setImported] = useState<CsvImported>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);

  const asked = async (text: string, signal: AbortSignal): Promise<Failure | undefined> => {
    const { method, url } = csvCalls[kind].preview;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ text });
    try {
      const answer = await send(url, { method, headers, body, signal });
      if (!answer.ok || !answer.body)
        return { code: answer.status, data: await answer.json() } as Failure;
      let isWhole = false;
      await readLines(answer.body, (written) => {
        const line = JSON.parse(written) as CsvLine;
        if ("preview" in line) {
          isWhole = true;
          setPreview(line.preview);
        } else setProgress(line);
      });
      return isWhole ? undefined : unreachable;
    } catch {
      return unreachable;
    }
  };

  const check = async (held: Held, told?: Failure) => {
    setFile(held);
    setProgress(undefined);
    setPreview(undefined);
    setImported(undefined);
    setFailure(told);
    setIsBusy(true);
    const ended = await newest(async (signal) => ({ failure: await asked(held.text, signal) }));
    if (!ended) return;
    setIsBusy(false);
    if (ended.failure) setFailure(ended.failure);
  };

  const clear = () => {
    setFile(undefined);
    setPreview(undefined);
    setFailure(undefined);
  };

  return {
    file,
    progress,
    preview,
    imported,
    failure: problemOf(failure),
    isBusy,
    clear,
    choose: async (chosen: File) => check({ name: chosen.name, text: await chosen.text() }),
    run: async () => {
      if (!file || !preview || isBusy) return;
      setIsBusy(true);
      const body = { text: file.text, digest: preview.digest };
      const answer = await ask(csvCalls[kind].import, { body });
      setIsBusy(false);
      if (answer.code === 200) {
        clear();
        setImported(answer.data.data);
        onImported();
        return;
      }
      // Somebody was faster: the same file is compared with what counts now.
      const isOld = answer.data.code === "insurance.changed";
      if (isOld) await check(file, answer as Failure);
      else setFailure(answer as Failure);
    },
  };
}

export type CsvFile = ReturnType<typeof useCsvFile>;
