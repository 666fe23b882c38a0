interface Props {
  readonly label: string;
  readonly onFile: (file: File | undefined) => void;
}

/** What opens a file: a button like the others, which the browser's own chooser lies in unseen. */
export const FileButton = ({ label, onFile }: Props) => (
  <label class="file">
    {label}
    <input
      type="file"
      class="unseen"
      accept=".cards,.txt,.json,.jsonl,.xml,.csv,.tsv,.mse-set,.gz"
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0]);
        currentTarget.value = "";
      }}
    />
  </label>
);
