### The site: the frame and the pages, but for the table.

## The frame

site-skip = Skip to content
site-home = Formicarium, the shelf
site-tools = Tools
site-my-games = My games
site-rules = Rules
site-sound = Sound
site-dark = Dark mode
site-guest = No name
# $name: who is here
site-you = You: { $name }
site-loading = One moment.
site-again = Try again
site-close = Close

## What is wrong

trouble-unknown = Something did not work. Try again in a moment.
trouble-offline = The server does not answer. Check the connection.
trouble-not-found = There is nothing here.
wrong-nowhere = This address leads to no page.
wrong-shelf = Go to the shelf
