/** The language of the texts in i18n: plurals, numbers and dates follow it. */
export const locale = "en";

const rules = new Intl.PluralRules(locale);
const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** A number as the language writes it, with at most one decimal: 1,200 or 2.5. */
export const number = (n: number) => figures.format(n);

/** The forms of a text that a language tells apart by number; English needs "one" and "other". */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form for a number, with the number in place of #. Numbers are rounded to one decimal first. */
export function plural(n: number, forms: Forms): string {
  const rounded = Math.round(n * 10) / 10;
  return (forms[rules.select(rounded)] ?? forms.other).replace("#", number(rounded));
}
