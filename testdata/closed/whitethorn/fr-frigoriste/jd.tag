Offre n° FR-44-2207 – publiée pour le compte de notre client
<title>TECHNICIEN FRIGORISTE ITINÉRANT H/F</title> – CDI – secteur <place>Saint-Nazaire / Guérande (44)</place>

<employer>Agence Talenzo Industrie</employer> recrute pour une PME familiale de 22 salariés spécialisée dans le froid commercial (supermarchés, poissonneries, criées, cuisines centrales). L'entreprise a été fondée en 1987 par deux frères, le fils de l'un d'eux dirige aujourd'hui l'atelier.

VOS MISSIONS
Rattaché au chef d'agence, vous <duty>assurez la maintenance préventive et le dépannage d'installations de froid positif et négatif</duty> chez une soixantaine de clients. Vous <duty>participez aux mises en service de centrales neuves</duty> : tirage au vide, charge, <must>réglage des régulations</must>, relevé des paramètres. Vous <duty>tenez à jour les fiches d'intervention et le registre des fluides</duty> sur tablette (application maison, on vous montre en une heure). Vous prenez <must>une semaine d'astreinte sur cinq</must>.

Les <no>études et le chiffrage</no> sont faits par le bureau, et la <no>climatisation des particuliers</no> n'est pas notre métier.

VOTRE PROFIL
– Issu d'une formation technique (<degree c="must">CAP, Bac pro ou titre professionnel en froid et conditionnement d'air</degree>), vous justifiez de <years n="4" of="froid commercial">4 ans minimum en froid commercial</years>.
– Vous êtes OBLIGATOIREMENT titulaire de <licence c="must">l'attestation d'aptitude à la manipulation des fluides frigorigènes, catégorie I</licence>. Les candidatures sans ce document ne pourront pas être présentées au client.
– <licence c="must">Habilitation électrique BR</licence> et <licence c="must">permis B</licence>.
– Le <must>brasage</must> ne vous fait pas peur, vous êtes à l'aise en <must>diagnostic électrique</must> et en <must>lecture de schémas</must>.
– Une pratique du <nice>CO2 transcritique</nice> serait un vrai plus, nos clients de la grande distribution y passent tous. À défaut, de l'expérience en <must g="1">centrales R-448A</must> ou <must g="1">R-449A</must> nous suffit pour commencer.
– <licence c="nice">CACES nacelle R486</licence> apprécié.
– Surtout : <must>autonomie</must> et <must>sens du contact client</must>. Un poissonnier dont la chambre froide lâche un samedi n'est pas toujours de bonne humeur !
L'<no>anglais</no> n'est pas nécessaire.

CE QUE L'ON VOUS PROPOSE
<pay>De 2 500 à 2 950 € brut mensuel sur 13 mois</pay>, prime d'astreinte, heures supplémentaires payées, panier repas, véhicule atelier Trafic équipé, mutuelle prise en charge à 70 %, téléphone et tablette. Formation chez le fabricant la première année.

POUR POSTULER
CV à jour et copie de l'attestation par mail à j.kermarrec@talenzo.example.com. Entretien à l'agence puis visite de l'atelier avec le dirigeant. À compétences égales, tous nos postes sont ouverts aux personnes en situation de handicap.
