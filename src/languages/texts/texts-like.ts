/**
 * What another language must have where English has these texts: the same keys, and functions of the
 * same parameters. A key that it lacks, or has more, does not compile.
 */
export type TextsLike<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Said
    ? (...given: Given) => TextsLike<Said>
    : { readonly [Key in keyof Text]: TextsLike<Text[Key]> };
