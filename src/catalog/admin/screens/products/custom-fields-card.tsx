import type { ReactElement } from 'react';
import { Card, TextArea, useText } from '#panel';
import { isJsonObject } from './product-body.js';

export interface CustomFieldsCardProps {
  readonly value: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (value: string) => void;
}

/** Additional data of the product for the shop's own pages and programs. */
export function CustomFieldsCard({ value, errors, onChange }: CustomFieldsCardProps): ReactElement {
  const say = useText();
  const wrong = isJsonObject(value) ? errors : [say('products.custom.wrong')];
  return (
    <Card title={say('products.custom.title')}>
      <TextArea
        label={say('products.custom.label')}
        hint={say('products.custom.hint')}
        rows={5}
        value={value}
        maxLength={20_000}
        onChange={onChange}
        errors={wrong}
      />
    </Card>
  );
}
