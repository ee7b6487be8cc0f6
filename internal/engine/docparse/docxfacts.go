package docparse

import (
	"encoding/xml"
	"strconv"
	"strings"
)

// pointsPerEMU: Word measures drawings in 12,700ths of a point (ECMA-376, English Metric Units).
const pointsPerEMU = 1.0 / 12_700

// element notes what an element inside a paragraph says of drawings.
func (f *richFacts) element(e *xml.StartElement) {
	switch e.Name.Local {
	case "extent":
		w, _ := strconv.ParseFloat(attr(e, "cx"), 64)
		h, _ := strconv.ParseFloat(attr(e, "cy"), 64)
		f.extent = w * pointsPerEMU * h * pointsPerEMU
	case "blip", "imagedata":
		f.picture(f.extent)
		f.extent = 0
	case "solidFill", "gradFill", "rect", "roundrect", "shape":
		f.filled = true
	}
}

// ground notes that a paragraph or a table's cell has a ground of its own.
func (f *richFacts) ground(e *xml.StartElement) { f.filled = f.filled || isGround(e) }

// isGround reports whether an element sets a ground that is not white.
func isGround(e *xml.StartElement) bool {
	switch e.Name.Local {
	case "highlight":
		return attr(e, "val") != "none"
	case "shd":
		fill := strings.ToLower(attr(e, "fill"))
		return attr(e, "themeFill") != "" || fill != "" && fill != "auto" && fill != "ffffff"
	}
	return false
}
