import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { Button, useText } from '#panel';
import '../bank.css';

interface FileDropProps {
  /** Text that asks for the file. */
  readonly drop: string;
  /** Text that names the supported formats. */
  readonly formats: string;
  readonly onFile: (file: File) => void;
}

/** Chooses a file by a dialog, or by dropping it. */
export function FileDrop({ drop: asked, formats, onFile }: FileDropProps): ReactElement {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={isOver ? 'bank-drop bank-drop--over' : 'bank-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{asked}</p>
      <Button kind="primary" onClick={() => input.current?.click()}>
        {say('bank.import.choose')}
      </Button>
      <p className="soft small">{formats}</p>
      <input
        ref={input}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-label={say('bank.import.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
