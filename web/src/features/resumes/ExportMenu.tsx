import { lazy, Suspense } from "react";
import type { ResumeQuery } from "../../api/resume/operations.gen";
import { lossesOf } from "../../api/resume/readback";
import type { ExportFormat } from "../../api/resume/trial";
import { resumePageText as text } from "../../i18n/resumePage";
import { Icon } from "../../ui/Icon";
import { Menu, menuItemLook } from "../../ui/Menu";
import { useDownloads } from "./actions";

const LossesDialog = lazy(() => import("../../drawing/LossesDialog"));

const formats = Object.entries(text.formats) as [ExportFormat, string][];

type Props = {
  versionId: string;
  /** The button's name, where it must say which version. */
  label?: string;
  resumeId?: string;
  /** The file that the resume came from, where it was uploaded. */
  upload?: NonNullable<ResumeQuery["resume"]>["upload"];
};

/** A version as a file in one of the formats, and the original file. */
export function ExportMenu({ versionId, label = text.export, resumeId, upload }: Props) {
  const downloads = useDownloads();
  const { error, variables, mutate, reset } = downloads.version;
  const losses = lossesOf(error);
  return (
    <>
      {losses && variables ? (
        <Suspense>
          <LossesDialog
            losses={losses}
            onAccept={() => mutate({ ...variables, acceptLosses: true })}
            onCancel={reset}
          />
        </Suspense>
      ) : null}
      <Menu
        label={label}
        button={
          <>
            <Icon name="download" />
            {text.export}
          </>
        }
        buttonClassName="inline-flex h-10 items-center gap-2 rounded-control border border-line bg-surface px-4 text-sm font-medium transition-colors duration-150 hover:border-edge"
      >
        {(close) => (
          <>
            {formats.map(([format, name]) => (
              <button
                key={format}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menuItemLook}
                onClick={() => {
                  close();
                  mutate({ id: versionId, format });
                }}
              >
                {name}
              </button>
            ))}
            {upload && resumeId ? (
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menuItemLook}
                onClick={() => {
                  close();
                  downloads.original.mutate({ id: resumeId, name: upload.fileName });
                }}
              >
                {text.original}
              </button>
            ) : null}
          </>
        )}
      </Menu>
    </>
  );
}
