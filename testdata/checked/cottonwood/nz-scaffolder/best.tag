TE ARIKI BROUGHAM
Lower Hutt   021 555 0163   tearikib@waikatomail.example
Class 1 + 2 licence, own wheels

Scaffolder - trainee to leading hand-ish. 5 yrs.

Kererū Access Ltd, Petone.   Scaffolder  Mar 2021 - now
 - tube & clip, Layher Allround. Kwikstage only at the yard for training
 - crew of 4 or 5, I run the crew when Hemi's on another site (1-2 days a wk)
 - Handover certs get signed by Hemi, he's the one with the Advanced ticket. I do the walk-round and weekly checks with him
 - Jobs: hospital re-clad in Newtown (14 months, 6 lifts, our crew had the east face, two other crews the rest), about 30 villas re-roofs, wharf job hung scaffold as labourer to the rigger
 - loading out gear, count in/out on the yard app (Scafflog). Gear loss on our jobs last yr 2%, company avg 5
 - one near miss form reported a month, that's the target
 - working w/ office on a pre-start sheet in te reo + English, draft

Tāwhai Roofing, Upper Hutt.   Labourer   Nov 2019 - Feb 2021
 - strip and carry, edge protection put up with the scaffolders
 - drove the 4 t truck

Casual: shearing shed rousie summers 2017-19

TICKETS
CoC Scaffolding - Elementary, issued 08/2022, renewal due 08/2027
NZ Cert Scaffolding L4 (Trade) - 70% credits, aiming for Dec
Site Safe Foundation Passport
Height/harness US 23229
First aid (6401, 6402) 2024
EWP - no. Dogman - did the theory half

School: NCEA L2, Wainui Coast College 2017

Rugby prems reserve, hāngi crew at the marae.  Refs: Hemi (crew boss), ask first
