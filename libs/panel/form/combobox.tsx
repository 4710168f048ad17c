import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../text/use-text.js';
import { optionOf, suggested } from './combobox-options.js';
import { Field, type FieldProps } from './field.js';
import type { Option } from './select-field.js';
import './combobox.css';

export interface ComboboxProps extends FieldProps {
  /** The stored value: that of an option, or a new one as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Called when the field is focused, to load the options. */
  readonly onOpen?: () => void;
  readonly maxLength?: number;
}

/**
 * A text field that suggests existing values by their labels and takes new ones by typing (WAI-ARIA Authoring
 * Practices, combobox with a list). A typed label means its option.
 */
export function Combobox({ value, onChange, options, onOpen, maxLength, ...field }: ComboboxProps): ReactElement {
  const say = useText();
  const list = useId();
  /** The text while it is typed; null: the label of the value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const shown = typed ?? optionOf(options, value)?.label ?? value;
  const found = isOpen ? suggested(options, typed ?? '') : [];
  const isNew = isOpen && shown.trim() !== '' && !optionOf(options, shown.trim());
  const current = Math.min(chosen, found.length - 1);
  const close = (): void => {
    setOpen(false);
    setChosen(-1);
  };
  const open = (): void => {
    onOpen?.();
    setOpen(true);
  };
  const type = (text: string): void => {
    setTyped(text);
    setChosen(-1);
    open();
    onChange(optionOf(options, text.trim())?.value ?? text);
  };
  const take = ({ value: taken }: Option): void => {
    setTyped(null);
    close();
    onChange(taken);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const taken = found[current];
    if (event.key === 'ArrowDown' && !isOpen) open();
    else if (event.key === 'ArrowDown' && found.length > 0) setChosen((current + 1) % found.length);
    else if (event.key === 'ArrowUp' && found.length > 0) setChosen((Math.max(current, 0) || found.length) - 1);
    else if (event.key === 'Enter' && isOpen && taken) take(taken);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field {...field}>
      {(ties) => (
        <span className="combobox">
          <input
            {...ties}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={found[current] ? `${list}-${current}` : undefined}
            autoComplete="off"
            maxLength={maxLength}
            value={shown}
            onFocus={open}
            onClick={open}
            onBlur={() => {
              setTyped(null);
              close();
            }}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <span
            id={list}
            role="listbox"
            aria-label={field.label}
            className="combobox__list"
            hidden={found.length === 0}
          >
            {found.map((option, place) => (
              <span
                key={option.value}
                id={`${list}-${place}`}
                role="option"
                aria-selected={place === current}
                className="combobox__option"
                // Keeps the focus in the field: without it, the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(option)}
              >
                {option.label}
              </span>
            ))}
          </span>
          {isNew && (
            <span className="combobox__new soft small" role="status">
              {say('kit.new_value')}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
