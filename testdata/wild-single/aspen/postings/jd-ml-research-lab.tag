<title>Research Engineer – Speech</title>
<employer>Lautwerk Labs</employer>, <place>Zürich</place> · 80–100%

We train small speech models for languages that big labs skip:
Romansh, Ladin, Sorbian, Frisian.

What you would do here
You'd sit between two researchers and one very patient
infrastructure person. You <duty>turn papers into training runs</duty>,
<duty>build data loaders for 9,000 hours of village radio</duty>,
<duty>write evaluations</duty> and <duty>say when a result is noise</duty>. You won't
<no>annotate data</no> and you won't need to <no>publish</no>, although you may.

What we look for
A
<degree c="must">Master's degree in computer science, electrical engineering, computational linguistics or physics</degree>
(a <degree c="nice">PhD</degree> is welcome, neither required nor paid differently).
<must>PyTorch</must>, at the level where you have debugged a custom loss.
Experience in training <must g="1">ASR</must>, <must g="1">TTS</must> or <must g="1">other sequence models</must> on more
than one GPU. Solid <must>Python engineering</must>: tests, types, packaging.
<must>Signal processing</must> basics. You read <must>statistics</must> critically. <lang c="must">English</lang>
for work.

What would make us smile
<nice>Kaldi</nice> archaeology; <nice>CUDA or Triton kernels</nice>; <nice>Slurm</nice>; speaking
<lang c="nice">Romansh</lang>; <nice>finite-state transducers</nice>.

What we'd rather you left out of your application
Lists of every framework you've installed. <no>LLM prompting</no> as a
skill. <no>Kaggle</no> rank. <no>JAX</no> is used by our friends at the university,
not us.

Conditions
<pay>CHF 110'000–135'000</pay> at 100%, 5 weeks, half-fare card, swimming in
the Limmat at lunch. <permit>EU/EFTA or valid Swiss permit</permit>; for
third-country nationals the quota is exhausted this year.

Start: 1 February or by arrangement. Documents to
jobs@lautwerk.example.net (no photo, no age, please).
