import * as z from "zod/mini";
import { authText } from "../../i18n/auth";

const { rules } = authText;

/** What a new password must hold; the server checks more, such as how common it is. */
const password = z
  .string()
  .check(
    z.minLength(8, rules.passwordShort),
    z.regex(/[A-Z]/, rules.passwordUpper),
    z.regex(/[a-z]/, rules.passwordLower),
    z.regex(/[0-9]/, rules.passwordDigit),
  );

const username = z
  .string()
  .check(
    z.minLength(3, rules.usernameShort),
    z.maxLength(50, rules.usernameLong),
    z.regex(/^[A-Za-z0-9_]*$/, rules.usernameShape),
  );

const email = z.email(rules.email);

export const loginRules = z.object({
  username: z.string().check(z.minLength(1, rules.usernameRequired)),
  password: z.string().check(z.minLength(1, rules.passwordRequired)),
});

export const registerRules = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    username,
    email,
    password,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: rules.mismatch,
      path: ["confirmPassword"],
      // Said together with what else is wrong, not only once the rest is right.
      when: () => true,
    }),
  );

export const addressRules = z.object({ email });

export const newPasswordRules = z.object({ password, confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: rules.mismatch,
    path: ["confirmPassword"],
    when: () => true,
  }),
);

export type LoginForm = z.infer<typeof loginRules>;
export type RegisterForm = z.infer<typeof registerRules>;
