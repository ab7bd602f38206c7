* Problem:
* Class:      MIP
* Rows:       4
* Columns:    5 (5 integer, 5 binary)
* Non-zeros:  11
* Format:     Fixed MPS
*
NAME
ROWS
 N  R0000000
 E  a
 E  b
 L  c
 G  d
COLUMNS
    M0000001  'MARKER'                 'INTORG'
    x1        R0000000             5   a                    1
    x1        b                    1   d                    1
    x2        R0000000             3   b                    1
    x2        c                    1
    x3        R0000000             4   a                    1
    x3        c                    1
    x4        R0000000             2   b                    1
    x4        d                    1
    x5        R0000000             6   c                    1
    x5        d                    1
    M0000002  'MARKER'                 'INTEND'
RHS
    RHS1      a                    1   b                    1
    RHS1      c                    1   d                    1
BOUNDS
 UP BND1      x1                   1
 UP BND1      x2                   1
 UP BND1      x3                   1
 UP BND1      x4                   1
 UP BND1      x5                   1
ENDATA
