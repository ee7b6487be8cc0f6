import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { frameText as text } from "../i18n/frame";

export function NotFound() {
  useEffect(() => {
    document.title = text.titled(text.lost.heading);
  }, []);
  return (
    <div className="py-16">
      <h1 className="text-4xl">{text.lost.heading}</h1>
      <p className="mt-3 text-soft">{text.lost.text}</p>
      <Link
        to="/upload"
        search={{ step: "resume" }}
        className="mt-6 inline-block underline underline-offset-4"
      >
        {text.lost.back}
      </Link>
    </div>
  );
}
