import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { toldBy } from "../../../api/graphql";
import { resumeFiles } from "../../../api/resume/files";
import { refreshResumes } from "../../../api/resume/resumes";
import { uploadResume } from "../../../api/resume/upload";
import { resumesText, resumeToasts, shelfText } from "../../../i18n/resumes";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { FileDrop } from "../../../ui/FileDrop";
import { Icon } from "../../../ui/Icon";
import { Notice } from "../../../ui/Notice";
import { Shelf } from "../../../ui/Shelf";
import { TextArea } from "../../../ui/TextArea";
import { TextField } from "../../../ui/TextField";
import { toast } from "../../../ui/toast";
import { useResumeActions } from "../actions";

const text = resumesText.add;
const largest = 10 << 20;

/** /my-resumes/new: a resume of a file or of text; its page opens once it is made. */
export function NewScreen() {
  const navigate = useNavigate();
  const onMade = (resumeId: string) => void navigate({ to: "/my-resumes/$resumeId", params: { resumeId } });
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current=""
    >
      <p className="mb-5 text-pretty text-soft">{text.lead}</p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Upload onMade={onMade} />
        <Paste onMade={onMade} />
      </div>
    </Shelf>
  );
}

function Upload({ onMade }: { onMade: (resumeId: string) => void }) {
  const client = useQueryClient();
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState<{ file: string; says: string } | null>(null);

  async function send(file: File) {
    if (sending) return;
    setProblem(file.size > largest ? { file: file.name, says: text.tooLarge } : null);
    if (file.size > largest) return;
    setSending({ name: file.name, share: 0 });
    try {
      const { resumeId, warnings } = await uploadResume(file, (share) =>
        setSending({ name: file.name, share }),
      );
      const { title, description } = resumeToasts.create.done;
      toast({ title, description: [`${description}.`, ...warnings].join(" "), variant: "success" });
      void refreshResumes(client);
      onMade(resumeId);
    } catch (cause) {
      setSending(null);
      setProblem({ file: file.name, says: toldBy(cause, text.broken) });
    }
  }

  return (
    <Card className="p-6">
      <FileDrop
        label={text.file}
        accept={resumeFiles}
        onFile={(file) => void send(file)}
        error={
          problem ? (
            <Notice tone="bad" urgent title={`${problem.file}:`}>
              {problem.says}
            </Notice>
          ) : null
        }
      >
        {sending ? (
          <div className="w-full max-w-xs">
            <p role="status" className="font-medium wrap-anywhere">
              {sending.share < 1 ? text.sending(sending.name) : text.reading(sending.name)}
            </p>
            <progress
              aria-label={text.sending(sending.name)}
              value={sending.share < 1 ? sending.share : undefined}
              max={1}
              className="mt-3 h-1.5 w-full accent-brand"
            />
          </div>
        ) : (
          <>
            <Icon name="upload" className="mb-3 size-8 text-brand" />
            <p className="text-pretty font-display text-lg font-semibold">{text.drop}</p>
            <p className="text-sm text-soft">{text.kinds}</p>
          </>
        )}
      </FileDrop>
    </Card>
  );
}

function Paste({ onMade }: { onMade: (resumeId: string) => void }) {
  const { create } = useResumeActions();
  const [title, setTitle] = useState("");
  const [content, setContent] = useState("");
  const [tried, setTried] = useState(false);
  // One key for one resume, however often the button is pressed.
  const key = useRef(crypto.randomUUID());
  const missing = title.trim() === "";

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing || create.isPending) return;
    const given = content.trim() ? { content } : { document: { basics: {} } };
    create.mutate(
      { title: title.trim(), requestKey: key.current, ...given },
      { onSuccess: (resume) => onMade(resume.id) },
    );
  }

  return (
    <Card className="p-6">
      <form onSubmit={save} noValidate className="space-y-4">
        <h2 className="text-xl">{text.or}</h2>
        <TextField
          label={text.name}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={tried && missing ? text.noTitle : undefined}
        />
        <TextArea
          label={text.text}
          rows={9}
          placeholder={text.textHint}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-[13px] text-soft">{text.blank}</p>
          <Button look="primary" type="submit" busy={create.isPending}>
            {text.create}
          </Button>
        </div>
      </form>
    </Card>
  );
}
