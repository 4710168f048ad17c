import { ValidationPipe, type PipeTransform } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
  type ValidationError,
} from 'class-validator';
import fc from 'fast-check';
import { FieldErrors } from '#kernel';
import { Trimmed } from './text.decorators.js';
import { validationPipe } from './validation.pipe.js';

class Address {
  @Trimmed()
  @IsString()
  @MaxLength(20)
  city!: string;
}

class Line {
  @IsInt()
  @Min(1)
  quantity!: number;

  @IsOptional()
  @IsObject()
  options?: Record<string, unknown>;

  @IsOptional()
  @ValidateNested()
  @Type(() => Address)
  from?: Address;
}

class Base {
  @IsOptional()
  @IsString()
  @MaxLength(10)
  note?: string;
}

class Order extends Base {
  @IsArray()
  @ArrayMaxSize(4)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => Line)
  items!: Line[];

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => Address)
  address?: Address;

  @Transform(({ value }: { value: unknown }) => (value === 'all' ? 2 : value))
  @IsInt()
  mode: number = 1;

  get lines(): number {
    return this.items.length;
  }
}

const whole: PipeTransform = new ValidationPipe({
  whitelist: true,
  transform: true,
  forbidUnknownValues: true,
  validationError: { target: true, value: false },
  exceptionFactory: (errors) => new Wrong(fieldsOf(errors)),
});
const ours = validationPipe();

class Wrong extends Error {
  constructor(readonly fields: string[]) {
    super();
  }
}

const fieldsOf = (errors: ValidationError[], path = ''): string[] =>
  errors.flatMap(({ property, constraints, children }) => [
    ...(constraints ? [path + property] : []),
    ...fieldsOf(children ?? [], `${path}${property}.`),
  ]);

const isSamePlace = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** What a pipe returns for a body: the instance and its classes, or the invalid fields. */
async function read(
  pipe: PipeTransform,
  body: unknown,
): Promise<
  { readonly wrong: string[] } | { readonly value: unknown; readonly lines: number; readonly classes: unknown }
> {
  try {
    const value = (await pipe.transform(structuredClone(body), { type: 'body', metatype: Order })) as Order;
    return {
      value,
      lines: value.lines,
      classes: [value, value.address, ...value.items, ...value.items.map(({ from }) => from)].map(
        (one) => one?.constructor.name,
      ),
    };
  } catch (error) {
    if (error instanceof FieldErrors) return { wrong: Object.keys(error.fields).sort() };
    return { wrong: [...new Set((error as Wrong).fields)].sort() };
  }
}

const anything = fc.jsonValue({ maxDepth: 2 });
/** An object with some of these members, valid or not, and others that no class declares. */
const among = (members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
  fc
    .tuple(fc.dictionary(fc.string(), anything, { maxKeys: 4 }), fc.record(members, { requiredKeys: [] }))
    .map(([others, declared]) => ({ ...others, ...declared }));
const mostly = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: anything });

const address = among({ city: mostly(fc.string({ maxLength: 15 })) });
const line = among({
  quantity: mostly(fc.integer({ min: 1 })),
  options: mostly(fc.dictionary(fc.string(), anything)),
  from: mostly(address),
});
const order = among({
  items: mostly(fc.array(mostly(line), { maxLength: 4 })),
  address: mostly(address),
  mode: mostly(fc.constantFrom(1, 'all')),
  note: mostly(fc.string({ maxLength: 10 })),
});

describe('a body with and without undeclared members', () => {
  test('undeclared members change neither how a body is read nor which of its fields are invalid', async () => {
    await fc.assert(
      fc.asyncProperty(order, async (body) => {
        // Lists that are too long are refused before their entries are read.
        fc.pre(!('items' in body && Array.isArray(body.items) && body.items.length > 4));
        // Blank texts are read as empty.
        fc.pre(!/" +"/.test(JSON.stringify(body)));
        const [mine, all] = [await read(ours, body), await read(whole, body)];
        if (!('wrong' in mine) || !('wrong' in all)) return expect(mine).toEqual(all);
        // For a wrong type only the outermost error is reported, for a list with invalid entries only those of the
        // entries.
        expect(all.wrong).toEqual(expect.arrayContaining(mine.wrong));
        expect(all.wrong.filter((field) => !mine.wrong.some((one) => isSamePlace(one, field)))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a list that is longer than declared is refused at every level', async () => {
    const long = Array.from({ length: 5 }, () => ({ quantity: 1 }));
    await expect(ours.transform({ items: long }, { type: 'body', metatype: Order })).rejects.toMatchObject({
      fields: { items: [{ args: { a0: 4 } }] },
    });
    const lists = { items: [{ quantity: 1, options: Array(1001).fill(1) }] };
    await expect(ours.transform(lists, { type: 'body', metatype: Order })).rejects.toMatchObject({
      fields: { 'items.0.options': [{ args: { a0: 1000 } }] },
    });
  });
});
