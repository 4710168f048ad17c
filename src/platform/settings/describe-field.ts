import type { SettingDeclaration } from '#contracts';
import { pick, type Language } from '#kernel';

/** A declaration as an administrator's form needs it, in the reader's language. */
export const describeField = ({ name, type, label, help, required, min, max, maxLength, secret }: SettingDeclaration, language: Language) => ({
  name, type, label: pick(label, language), help: pick(help, language), required: required ?? false, secret: secret ?? false,
  min: min ?? null, max: max ?? null, max_length: maxLength ?? null,
});
