export interface Bar {
  readonly key: string;
  /** Below the bar and in the table. */
  readonly label: string;
  readonly value: number;
  /** As it is read: money, a count. */
  readonly text: string;
  /** A part of `value`, drawn darker, e.g. what was paid. */
  readonly part?: number;
  readonly partText?: string;
  /** Of the period before, drawn as a line. */
  readonly previous?: number;
  readonly previousText?: string;
}

export interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly labelTitle: string;
  readonly valueTitle: string;
  readonly partTitle?: string;
  readonly previousTitle?: string;
  /** A value of the axis as it is read. */
  readonly axisText: (value: number) => string;
  /** The axis has whole values alone. */
  readonly counts?: boolean;
}
