import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { Button, Card, SortableList, TextField, useText, newRowKey } from '#panel';
import type { ImageValue } from './product-values.js';
import { Thumbnail } from './thumbnail.js';
import { UploadList } from './upload-list.js';
import { useUploads } from './use-uploads.js';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const MOST = 50;

export interface PicturesCardProps {
  readonly images: readonly ImageValue[];
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (change: (images: readonly ImageValue[]) => readonly ImageValue[]) => void;
}

/** The product's pictures in their order; lists show the first one. */
export function PicturesCard({ images, errors, onChange }: PicturesCardProps): ReactElement {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const uploads = useUploads((image) => onChange((before) => [...before, { key: newRowKey(), image, alt: '' }]));
  const take = (files: FileList | null): void => uploads.add([...(files ?? [])].slice(0, MOST - images.length));
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const nameOf = (one: ImageValue): string =>
    one.alt || say('products.pictures.nth', { number: images.indexOf(one) + 1 });
  return (
    <Card title={say('products.pictures.title')}>
      {images.length > 0 && (
        <SortableList
          label={say('products.pictures.title')}
          items={images}
          itemKey={({ key }) => key}
          nameOf={nameOf}
          onOrder={(ordered) => onChange(() => ordered)}
        >
          {(one) => (
            <div className="product-picture">
              <Thumbnail image={one.image} large />
              <TextField
                label={say('products.pictures.alt')}
                hint={images[0] === one ? say('products.pictures.first') : undefined}
                value={one.alt}
                maxLength={500}
                errors={errors[`images.${images.indexOf(one)}.alt`] ?? errors[`images.${images.indexOf(one)}.image`]}
                onChange={(alt) =>
                  onChange((before) => before.map((other) => (other.key === one.key ? { ...other, alt } : other)))
                }
              />
              <Button
                kind="quiet"
                small
                onClick={() => onChange((before) => before.filter(({ key }) => key !== one.key))}
              >
                {say('kit.remove')}
                <span className="unseen"> {nameOf(one)}</span>
              </Button>
            </div>
          )}
        </SortableList>
      )}
      <UploadList uploads={uploads} />
      {(errors['images'] ?? []).map((sentence) => (
        <p key={sentence} className="field__errors">
          {sentence}
        </p>
      ))}
      <div
        className={over ? 'product-drop product-drop--over' : 'product-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{say(images.length === 0 ? 'products.pictures.none' : 'products.pictures.drop')}</p>
        <Button disabled={images.length >= MOST} onClick={() => input.current?.click()}>
          {say('products.pictures.choose')}
        </Button>
        <p className="soft small">{say('products.pictures.limits')}</p>
        <input
          ref={input}
          className="unseen"
          type="file"
          accept={KINDS}
          multiple
          tabIndex={-1}
          aria-label={say('products.pictures.choose')}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
    </Card>
  );
}
