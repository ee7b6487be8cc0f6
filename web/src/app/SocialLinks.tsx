import { useSettings } from "../api/settings";
import { frameText } from "../i18n/frame";

/** The accounts of whoever runs the server, where they named some. */
export default function SocialLinks({ look }: { look: string }) {
  const links = useSettings()?.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <ul aria-label={frameText.footer.social} className="flex flex-wrap gap-x-6 gap-y-1">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="me noopener noreferrer" className={look}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
