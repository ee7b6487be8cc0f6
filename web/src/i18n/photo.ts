/** Words about the photo of a resume. */
export const photoText = {
  alt: "The photo in your resume",
  add: "Add photo",
  replace: "Replace photo",
  adjust: "Adjust",
  remove: "Remove photo",
  rules: "JPEG, PNG, GIF or WebP, up to 5 MB. We crop it and remove location and camera data.",
  linked: (host: string) =>
    `This resume links to a photo on ${host}. Vitae doesn't load it. To show a photo, add it as a file.`,
  linkedNowhere: "This resume has a photo that can't be shown. To show one, add it as a file.",
  show: "Show photo on the page",
  customs:
    "Photos are common in countries such as Germany, Austria, Switzerland, France and Spain. Leave yours out in the US, Canada, the UK, Ireland and Australia: an application with a photo may be set aside there.",
  noRoom: (template: string) =>
    `The template ${template} has no room for a photo, so the photo is left out. Choose another template to show it.`,
  formats: "PDF and DOCX files will show it. Text and Markdown files can't.",
  dialog: {
    title: "Position your photo",
    lead: "Drag the photo, or use the sliders.",
    frame: "Preview of the cropped photo",
    zoom: "Zoom",
    x: "Left to right",
    y: "Top to bottom",
    use: "Use photo",
    cancel: "Cancel",
    unreadable: "Your browser can't show this file. Choose a JPEG, PNG, GIF or WebP image.",
    failed: "The photo couldn't be added. Nothing changed. Try again in a moment.",
  },
} as const;
